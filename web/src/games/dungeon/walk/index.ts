/**
 * What the rest of the browser may ask of the walk.
 *
 * The modules here are twins of those of the same names in the Python package tacora.games.dungeon: the same steps, the
 * same refusals. The server remains the only judge.
 */
export { BOOK, type Book } from './books'
export {
  BOOK_PHASES, Card, FINGERPRINT, GOALS, cardPicture, cards, featurePicture, goalCards, type BookPhase, type GoalCard,
} from './cards'
export {
  FINDS, TOKEN_KINDS, type Discoveries, type Ending, type Explored, type Find, type TokenKind, type Tokens, type Tools,
} from './finds'
export {
  Dungeon, Fault, ahead, beneath, cellIn, cellOf, covers, lay, layoutFaults, ownCell, positionOn, readSpot, slotOf, spotOf,
  type Placed, type Position, type Spot,
} from './geometry'
export {
  CELLS, HEIGHT, SHIFTS, WIDTH, WORDS, columnOf, isCorridor, isRoom, levelOf, opposite, outline, rowOf, type Door, type Ground, type Room,
} from './ground'
export type { CardId, Cell, Direction, Level, OwnCell, OwnPlace, Place, Slot, Token } from './ids'
export { LONGEST_PATH, readEntry, readStep, tokensOf, type Action } from './path'
export { legalPlaces, placesFor } from './places'
export { Refusal, SENTENCES, type SentenceArgs, type SentenceKey } from './refusals'
export {
  HAND, checkSubmission, follow, legalPart, placedJson, readPlaced, readSubmission, submissionJson, walked,
  type PlacedJson, type Submission, type SubmissionJson,
} from './submission'
export { Walk, type Step, type StepKind } from './walk'
