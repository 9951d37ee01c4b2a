"""Who is at the other end of a connection: its own address, or the one that a believed proxy names."""

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from tacora.core.errors import TacoraError

SUBNET = 64  # bits: who has one IPv6 address has a whole /64 of them


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """What limits count by: an IPv4 address, or the /64 of an IPv6 address.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3::4"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    found = _parsed(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, SUBNET), strict=False))
    return address[:45] if found is None else str(found)


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


class Proxies:
    """The proxies whose word is believed: addresses and networks, separated by commas.

    >>> proxies = Proxies("127.0.0.1, 10.0.0.0/8")
    >>> proxies.believe("10.1.2.3"), proxies.believe("192.0.2.7")
    (True, False)
    >>> proxies.client("10.1.2.3", [b"198.51.100.1, 192.0.2.7", b"10.9.9.9"])  # who came to the first believed one
    '192.0.2.7'
    >>> proxies.client("203.0.113.5", [b"192.0.2.7"])  # no proxy of ours
    '203.0.113.5'
    """

    def __init__(self, names: str) -> None:
        self._has_all = names.strip() == "*"
        try:
            self._networks = [ip_network(name.strip(), strict=False) for name in names.split(",") if name.strip(" *")]
        except ValueError as bad:
            raise TacoraError(f"--proxy: {bad}") from None

    def believe(self, peer: str) -> bool:
        """Whether this is such a proxy."""
        if self._has_all:
            return True
        address = _parsed(peer)
        return address is not None and any(address in network for network in self._networks)

    def client(self, peer: str, forwarded: Sequence[bytes]) -> str:
        """The address that asks: if a proxy of ours says so, the last in X-Forwarded-For that is no proxy of ours."""
        client = peer
        names = b",".join(forwarded).decode("latin-1").split(",") if forwarded else []
        for name in reversed(names):
            if not self.believe(client):
                break
            bare = _without_port(name.strip())
            if _parsed(bare) is None:
                break
            client = bare
        return client


def _without_port(name: str) -> str:
    """An address as some proxies write it.

    >>> _without_port("192.0.2.7:4711"), _without_port("[2001:db8::1]:80"), _without_port("2001:db8::1")
    ('192.0.2.7', '2001:db8::1', '2001:db8::1')
    """
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0] if name.count(":") == 1 else name
