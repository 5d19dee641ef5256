import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { designatorsIn } from './spoken-designators.ts';

/** In sentences: the first of several parts is taken up so soon behind the list of them. */
const soon = 60;

/** 'Seven A is the special use and seven B is the sign': parts that are told of before they are taken up. */
export class ForetoldParts {
  /** Where a part stands alone in its sentence. */
  readonly #alone = new Map<string, number[]>();
  readonly #together = new Map<number, ReadonlySet<string>>();

  constructor(sentences: readonly SpokenSentence[]) {
    for (const { text, index } of sentences) {
      const keys = designatorsIn(text).map(({ key }) => key);
      const own = keys.filter((key) => key.includes('.'));
      const isOfOne = new Set(own.map((key) => key.split('.')[0])).size === 1;
      if (own.length > 1 && isOfOne) this.#together.set(index, new Set(own));
      else if (own.length === 1 && own[0]) {
        const places = this.#alone.get(own[0]);
        if (places) places.push(index);
        else this.#alone.set(own[0], [index]);
      }
    }
  }

  /** Whether a part is named there beside others, and taken up by itself soon. */
  isForetold(key: string, index: number): boolean {
    return (
      this.#together.get(index)?.has(key) === true &&
      (this.#alone.get(key) ?? []).some((at) => at > index && at - index <= soon)
    );
  }
}
