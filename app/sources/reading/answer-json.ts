import { AppError } from '#app/platform/app-error.ts';
import type { SourceAnswer } from '../source-reader.ts';

/** What an answer in JSON holds. @throws AppError unreadable where it is none, or breaks off */
export function answerJson({ text }: Pick<SourceAnswer, 'text'>): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new AppError('unreadable', notJson(text), { cause });
  }
}

/** Whether an answer begins as JSON does. */
export const looksLikeJson = ({ text }: Pick<SourceAnswer, 'text'>) =>
  /^[\s\ufeff]*[[{]/.test(text);

/** Whether an answer begins as a page of the web does. */
export const looksLikePage = ({ text }: Pick<SourceAnswer, 'text'>) =>
  /<(?:!doctype html|html|head|body)\b/i.test(text.slice(0, 5000));

function notJson(text: string): string {
  if (text.trim() === '') return 'The answer is empty.';
  if (looksLikePage({ text })) return 'The answer is a page of the web in place of data.';
  if (/^[\s\ufeff]*[[{]/.test(text)) return 'The answer breaks off, or is damaged.';
  return 'The answer is no data that could be read.';
}
