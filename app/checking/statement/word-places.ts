import { bareWord } from '../vocabulary/names.ts';
import { perStatement, placesBy } from './per-statement.ts';
import type { Statement } from './statement.ts';

const places = perStatement(({ tokens }) => placesBy(tokens, ({ word }) => word));
const barePlaces = perStatement(({ tokens }) => placesBy(tokens, ({ word }) => bareWord(word)));
const bareWords = perStatement(({ tokens }) => tokens.map(({ word }) => bareWord(word)));
const none: readonly number[] = [];

/** Where a word stands, as it is written. */
export const placesOf = (statement: Statement, word: string): readonly number[] =>
  places(statement).get(word) ?? none;

/** Where a word stands, with or without the tail of a possessive. */
export const placesOfBare = (statement: Statement, word: string): readonly number[] =>
  barePlaces(statement).get(word) ?? none;

/** The word at a place without the tail of a possessive; '' beyond the text. */
export const bareAt = (statement: Statement, at: number): string => bareWords(statement)[at] ?? '';
