/** 'Trail Counters          Staff will buy four counters': an item, and beside it what became of it. */
const beside = /^(?<left>\S.{0,45}?\S)\s{3,}(?<right>\S.*)$/;
/** Fewer lines that are set so are none. */
const fewestRows = 3;
/** In letters: columns begin at one place, or nearly so. */
const slack = 2;
/** In words: what stands in a column of text, and not of names or answers. */
const fewestWords = 4;

/** The lines of a text in two columns, each item above its text; other texts as they are. */
export function columnsApart(lines: string[]): string[] {
  const column = columnOf(lines);
  if (column === null) return lines;
  const isAt = (place: number) => Math.abs(place - column) <= slack;
  return lines.flatMap((line) => {
    const row = rowOf(line);
    if (row && isAt(row.place)) {
      const goesOn = /^\p{Ll}/u.test(row.left);
      return goesOn ? [`${row.left} ${row.right}`] : ['', row.left, '', row.right];
    }
    const indent = line.search(/\S/);
    return [indent >= 0 && isAt(indent) ? line.trimStart() : line];
  });
}

/** Where the second column begins; null where there is none. */
function columnOf(lines: readonly string[]): number | null {
  const places = new Map<number, number>();
  for (const line of lines) {
    const row = rowOf(line);
    if (!row || !isText(row.right)) continue;
    for (let near = row.place - slack; near <= row.place + slack; near += 1)
      places.set(near, (places.get(near) ?? 0) + 1);
  }
  const [best] = [...places].toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= fewestRows ? best[0] : null;
}

function rowOf(line: string): { left: string; right: string; place: number } | null {
  const { left, right } = beside.exec(line.slice(0, 400))?.groups ?? {};
  // 'MOVER:     Carl Abbott' is one field.
  if (left === undefined || right === undefined || /[:.]$/.test(left)) return null;
  return { left, right, place: line.length - right.length };
}

const isText = (cell: string) =>
  cell.split(/\s+/).length >= fewestWords &&
  /\p{Ll} \p{Ll}{2,}/u.test(cell) &&
  !/\s{3,}/.test(cell);
