// Measures the player colours of hats.css: how far apart any two are for each kind of eye, and their contrast on the night.
import { readFileSync } from 'node:fs'

const LEAST_DISTANCE = 0.14 // OKLab
const LEAST_CONTRAST = 3 // WCAG 2.2, 1.4.11
const NIGHT = '#12161f'

// Machado, Oliveira and Fernandes (2009), full severity, on linear light
const EYES = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}

const dot = (row, colour) => row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2]
const linear = (hex) =>
  [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
const seenBy = (eye, colour) => EYES[eye].map((row) => Math.min(1, Math.max(0, dot(row, colour))))
const luminance = (colour) => dot([0.2126, 0.7152, 0.0722], colour)
const contrast = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

function oklab(colour) {
  const cone = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(dot(row, colour)))
  return [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ].map((row) => dot(row, cone))
}

const css = readFileSync(new URL('hats.css', import.meta.url), 'utf8')
const hats = [...css.matchAll(/--hat-\d: (#[0-9a-f]{6})/g)].map((found) => linear(found[1]))
let failed = hats.length !== 8

for (const eye of Object.keys(EYES)) {
  const seen = hats.map((hat) => oklab(seenBy(eye, hat)))
  const pairs = seen.flatMap((a, i) =>
    seen.slice(0, i).map((b, j) => ({ i, j, distance: Math.hypot(...a.map((v, n) => v - b[n])) })),
  )
  const nearest = pairs.reduce((a, b) => (a.distance < b.distance ? a : b))
  failed ||= nearest.distance < LEAST_DISTANCE
  console.log(`${eye}: nearest are ${nearest.j} and ${nearest.i}, ${nearest.distance.toFixed(3)} apart`)
}
const contrasts = hats.map((hat) => contrast(hat, linear(NIGHT)))
failed ||= Math.min(...contrasts) < LEAST_CONTRAST
console.log(`contrast on the night: ${contrasts.map((c) => c.toFixed(1)).join(' ')}`)
process.exit(failed ? 1 : 0)
