/** Codes of tables in what people paste. */

const CODE = '([2-9a-hjkmnp-z]{8}|[2-9a-hjkmnp-z]{6})(?![0-9a-z])'
const IN_LINK = new RegExp(`/t/${CODE}`, 'i')
const ALONE = new RegExp(`^${CODE}[\\s\\p{P}]*$`, 'iu')

/** The code in a link, whatever stands around it, or a code alone. */
export function codeIn(text: string): string | null {
  const found = IN_LINK.exec(text) ?? ALONE.exec(text.trim())
  return found ? found[1]!.toLowerCase() : null
}
