/** SHA-256 and HMAC: by WebCrypto, or by hand where a page without https has none. */

const PRIMES_ROOTS = roots()
const BLOCK = 64

export async function sha256(data: Uint8Array): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) return digest(data)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data as BufferSource))
}

export async function hmac(key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) return hmacByHand(key, message)
  const imported = await crypto.subtle.importKey('raw', key as BufferSource, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message as BufferSource))
}

export function hmacByHand(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK)
  padded.set(key.length > BLOCK ? digest(key) : key)
  const inner = digest(joined(padded.map((byte) => byte ^ 0x36), message))
  return digest(joined(padded.map((byte) => byte ^ 0x5c), inner))
}

export function joined(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** FIPS 180-4: the fractions of the square roots of the first 8 primes, and of the cube roots of the first 64. */
function roots(): { square: number[]; cube: number[] } {
  const primes: number[] = []
  for (let candidate = 2; primes.length < 64; candidate += 1)
    if (primes.every((prime) => candidate % prime)) primes.push(candidate)
  const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0
  return {
    square: primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2))),
    cube: primes.map((prime) => fraction(Math.cbrt(prime))),
  }
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function digest(data: Uint8Array): Uint8Array {
  const length = Math.ceil((data.length + 9) / BLOCK) * BLOCK
  const padded = new Uint8Array(length)
  padded.set(data)
  padded[data.length] = 0x80
  const words = new DataView(padded.buffer)
  words.setUint32(length - 8, Math.floor(data.length / 2 ** 29))
  words.setUint32(length - 4, data.length << 3)
  const hash = [...PRIMES_ROOTS.square]
  const w = new Int32Array(64)
  for (let block = 0; block < length; block += BLOCK) {
    for (let t = 0; t < 64; t += 1) {
      if (t < 16) w[t] = words.getInt32(block + t * 4)
      else {
        const [x, y] = [w[t - 15]!, w[t - 2]!]
        const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
        const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
        w[t] = w[t - 16]! + s0 + w[t - 7]! + s1
      }
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
    for (let t = 0; t < 64; t += 1) {
      const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + PRIMES_ROOTS.cube[t]! + w[t]!
      const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place]! + word) | 0))
  }
  const out = new DataView(new ArrayBuffer(32))
  hash.forEach((word, place) => out.setInt32(place * 4, word))
  return new Uint8Array(out.buffer)
}
