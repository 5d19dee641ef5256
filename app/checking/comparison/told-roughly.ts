import { words } from '#app/platform/language/pattern.ts';
import type { Statement } from '../statement/statement.ts';

const roughly = new Set(
  words(`
    about around nearly almost approximately roughly some over more than under least most upwards
    approaching exceeding topping
  `),
);
const closeTo = /^(?:close|up|near|next)$/;

/** 'Nearly 300', 'close to 300', 'upwards of 300'. */
export function isToldRoughly({ from }: { from: number }, { tokens }: Statement): boolean {
  const [first, before] = [tokens[from - 2]?.word ?? '', tokens[from - 1]?.word ?? ''];
  if (before === 'to') return closeTo.test(first);
  return roughly.has(before) || (before === 'of' && first === 'upwards');
}
