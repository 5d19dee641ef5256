import type { Count, Designator } from '#app/records/agenda/designator.ts';
import type { Heading } from './written-heading.ts';

type Level = { shape: string; value: number; look: Heading['look'] };

/** The numbers under which minutes stand, so that a list inside of an item is told from what follows it. */
export class WrittenOutline {
  #levels: Level[] = [];

  /** A part of the meeting whose numbers begin anew. */
  beginAnew(): void {
    this.#levels = [];
  }

  /**
   * How deep a number stands that goes on with the outline, as 6, 6a and 7 do after 5; null where it
   * does not: '1.' after 5 begins a list.
   */
  take({ parts, counts }: Designator, look: Heading['look'] = 'plain'): number | null {
    const ways = counts.map((count) => ({
      shape: shapeOf(parts, count),
      value: count.value,
      look,
    }));
    // 'X' after 'IX' is ten, though an 'A' stood between them.
    const next = this.#levels.findLastIndex(({ shape, value }) =>
      ways.some((way) => way.shape === shape && way.value === value + 1),
    );
    const deepest = next < 0 ? this.#levels.length - 1 : next;
    for (let depth = deepest; depth >= 0; depth -= 1) {
      const level = this.#levels[depth];
      const way = ways.find(({ shape }) => shape === level?.shape);
      if (!level || !way) continue;
      // '12. He said …' among items that are set in bold is of a list.
      const isOfList = look === 'plain' || way.value !== level.value + 1;
      if (level.look === 'marked' && look !== 'marked' && isOfList) return null;
      // '7a' after '6c': its first part has gone on.
      const isLater = way.value > level.value || parts.length > 1;
      if (!isLater) return null;
      this.#levels = [...this.#levels.slice(0, depth), way];
      return depth;
    }
    // 'I' is one before it is the ninth letter.
    const first = ways.toSorted((one, other) => one.value - other.value)[0];
    if (!first) return null;
    this.#levels.push(first);
    return this.#levels.length - 1;
  }
}

const shapeOf = (parts: readonly string[], { style }: Count) => `${parts.length} ${style}`;
