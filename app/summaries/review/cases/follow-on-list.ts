/**
 * The list of cases keeps up with the sentences: the case of the one in hand is marked and in sight, as
 * far as the list scrolls by itself; the page stays where it is. Without a sentence in hand the first
 * case with something to settle is in sight.
 */
export function followOnList(desk: HTMLElement, sentence: number | null): void {
  const cases = [...desk.querySelectorAll<HTMLElement>('.desk-cases > li')];
  for (const one of cases) delete one.dataset.current;
  const found =
    sentence === null
      ? cases.find(({ dataset }) => 'open' in dataset)
      : cases.find(({ dataset }) => isWithin(dataset, sentence));
  if (!found) return;
  if (sentence !== null) found.dataset.current = '';
  const list = found.parentElement;
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const [row, frame] = [found.getBoundingClientRect(), list.getBoundingClientRect()];
  if (row.top >= frame.top && row.bottom <= frame.bottom) return;
  list.scrollTop += row.top - frame.top - (frame.height - row.height) / 2;
}

const isWithin = ({ first, last }: DOMStringMap, sentence: number) =>
  first !== undefined && Number(first) <= sentence && sentence <= Number(last);
