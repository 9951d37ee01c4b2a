import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { Camera } from '../../../../src/games/dungeon/map/camera.svelte'
import { CELL } from '../../../../src/games/dungeon/map/line'

function camera(): Camera {
  const made = new Camera()
  made.width = 360
  made.height = 600
  return made
}

test('all that is to be seen is in the window', () => {
  const view = camera()
  view.fit({ left: -10, top: -2, right: 20, bottom: 30 })
  const [corner, end] = [view.toWindow(-10, -2), view.toWindow(20, 30)]
  for (const { x, y } of [corner, end]) {
    expect(x).toBeGreaterThanOrEqual(-1e-9)
    expect(x).toBeLessThanOrEqual(360 + 1e-9)
    expect(y).toBeGreaterThanOrEqual(-1e-9)
    expect(y).toBeLessThanOrEqual(600 + 1e-9)
  }
})

test('five cards in a column and the places at both ends are in the window of a small phone', () => {
  const view = camera()
  view.height = 256
  const box = { left: -8, top: -10.6, right: 15, bottom: 55.6 }
  for (const hasButtons of [true, false]) {
    view.fit(box, hasButtons)
    expect(view.toWindow(0, box.top).y).toBeGreaterThanOrEqual(hasButtons ? 44 - 1e-9 : -1e-9)
    expect(view.toWindow(0, box.bottom).y).toBeLessThanOrEqual((hasButtons ? 212 : 256) + 1e-9)
  }
})

test('what is under the fingers stays there when all grows', () => {
  const view = camera()
  view.fit({ left: 0, top: 0, right: 20, bottom: 30 })
  const before = view.toGrid(100, 200)
  view.zoom(1.5, 100, 200)
  expect(view.toGrid(100, 200).x).toBeCloseTo(before.x)
  expect(view.toGrid(100, 200).y).toBeCloseTo(before.y)
  view.pan(CELL, 0)
  expect(view.toGrid(100 + CELL, 200).x).toBeCloseTo(before.x)
})

test('the end of a line comes into view only if it is not, or too small', () => {
  const view = camera()
  view.fit({ left: 0, top: 0, right: 15, bottom: 20 })
  const before = [view.x, view.y, view.scale]
  view.follow(7, 10, 5)
  expect([view.x, view.y, view.scale]).toEqual(before)
  view.follow(7, 10, 100)
  expect(view.scale).toBe(100 / CELL)
  expect(view.toWindow(7, 10)).toEqual({ x: 180, y: 300 })
  view.zoom(0.5)
  view.follow(15, 10, 100) // what somebody has chosen stays
  expect(view.scale).toBe(50 / CELL)
  view.follow(40, 10, 100)
  expect(view.toWindow(40, 10)).toEqual({ x: 180, y: 300 })
})

test('a fit is not repeated because somebody zooms', () => {
  const view = camera()
  let fits = 0
  const stop = $effect.root(() => {
    $effect(() => {
      fits++
      view.fit({ left: 0, top: 0, right: 20, bottom: 30 })
    })
  })
  flushSync()
  view.zoom(1.5)
  flushSync()
  expect(fits).toBe(1)
  view.width = 500
  flushSync()
  expect(fits).toBe(2)
  stop()
})
