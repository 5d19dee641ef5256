import type { Candidate } from './candidates.ts';
import { saysSide, takesSide } from './telling.ts';

/** By how much each further quotation of one person is worth less than one of somebody else. */
const fade = 0.75;
const named = 1.25;
/** Who came to speak is heard once. */
const firstOfPublic = 2.2;
/** And what side somebody takes, however few words that needs and however much they said besides. */
const firstStance = 2.2;
/** Of what could be quoted in a case: who says so much of it explains the matter, and fades half as fast. */
const presenterShare = 0.35;

/** Who has been quoted in a case so far, and whether on which side they stand. */
export class WhoWasHeard {
  readonly #times = new Map<string, number>();
  readonly #sided = new Set<string>();
  readonly #presenter: string | null;

  constructor(candidates: readonly Candidate[]) {
    this.#presenter = presenterOf(candidates);
  }

  /** How much a quotation is worth for whose it is: 1 for nobody's. */
  worthOf({ text, voice: { name, isPublic } }: Candidate): number {
    if (name === null) return 1;
    const times = this.#times.get(name) ?? 0;
    const who = isPublic && times === 0 ? firstOfPublic : named;
    const isFirstSide =
      (times === 0 && takesSide(text)) || (!this.#sided.has(name) && saysSide(text));
    const often = name === this.#presenter ? times / 2 : times;
    return who * (isFirstSide ? firstStance : fade ** often);
  }

  hear({ name }: Candidate['voice'], passage: readonly Candidate[]): void {
    if (name === null) return;
    this.#times.set(name, (this.#times.get(name) ?? 0) + 1);
    if (passage.some(({ text }) => saysSide(text))) this.#sided.add(name);
  }
}

function presenterOf(candidates: readonly Candidate[]): string | null {
  const times = new Map<string, number>();
  for (const { voice } of candidates)
    if (voice.name !== null) times.set(voice.name, (times.get(voice.name) ?? 0) + 1);
  const [first] = [...times].sort((a, b) => b[1] - a[1]);
  return first && first[1] >= presenterShare * candidates.length ? first[0] : null;
}
