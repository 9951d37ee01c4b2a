import type { components } from '../../wire/openapi'

export type { DiamantEvent, Options, PathCard, View } from '../../wire/socket-server'
export type Choice = 'continue' | 'return'
export interface Form {
  editions: components['schemas']['EditionInfo'][]
}
