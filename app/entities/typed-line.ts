import { z } from 'zod';

/** Marks that nobody sees and that would make two names of one. */
const unseen = /[\p{Cc}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

export const tidy = (text: string | undefined) =>
  (text ?? '').normalize('NFC').replace(/\s+/g, ' ').replace(unseen, '').trim();

/** One line of text, in a form or in a cell of a CSV file. */
export const line = (most: number) =>
  z
    .string()
    .nullish()
    .transform((text) => tidy(text ?? ''))
    .refine((text) => text.length <= most, `Use at most ${most} characters`);

export const required = (most: number, complaint: string) =>
  line(most).refine((text) => text !== '', complaint);

export const optional = (most: number) => line(most).transform((text) => text || null);
