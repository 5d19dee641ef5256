import { mostLeftOut } from './item-jumps.ts';

/** Whether a key is a number alone: '5', and not '5.b'. */
export const isPlain = (key: string) => !key.includes('.');
/** Whether a plain number comes soon behind another. */
export const isSoon = (key: string, before: string) =>
  isPlain(key) && isPlain(before) && isInReach(key, before, new Set());

/** Whether a number comes soon behind another, but for those that were taken out of their turn. */
export function isInReach(key: string, before: string, leapt: ReadonlySet<string>): boolean {
  const [own, last] = [Number(key), Number(before)];
  const leftOut = Array.from({ length: Math.max(0, own - last - 1) }, (_, at) => last + 1 + at);
  return own > last && leftOut.filter((one) => !leapt.has(String(one))).length <= mostLeftOut;
}

/** '5B' after '5A', '7.2' after '7.1'. */
export function follows(key: string, before: string): boolean {
  const [number, part] = key.split('.');
  const [last, lastPart] = before.split('.');
  if (!part && !lastPart) return Number(number) - Number(last) === 1;
  // '7A' after '7'
  if (number === last && !lastPart) return part === 'a' || part === '1';
  if (number !== last || !part || !lastPart) return false;
  return /^\d/.test(part)
    ? Number(part) - Number(lastPart) === 1
    : part.codePointAt(0) === (lastPart.codePointAt(0) ?? 0) + 1;
}
