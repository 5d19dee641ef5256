import { script, spanishScript } from './script.ts';

export type Language = 'english' | 'spanish' | 'garbled' | 'loop';

export type Heard = { start: number; end: number; text: string };

/** A sentence of the script is said in so many seconds. */
const secondsASentence = 6;

/**
 * What is said between two seconds of the recording: the script over and over, each sentence with its
 * number, so that no two places are alike. A sentence that is cut at an edge is heard in part.
 */
export function heardBetween(from: number, to: number, language: Language): Heard[] {
  const heard: Heard[] = [];
  for (let place = Math.floor(from / secondsASentence); place * secondsASentence < to; place += 1) {
    const begin = place * secondsASentence;
    const words = sentence(place, language).split(' ');
    const timed = words.map((text, index) => ({
      text,
      at: begin + (secondsASentence * (index + 0.5)) / words.length,
    }));
    const within = timed.filter(({ at }) => at >= from && at < to);
    if (within.length === 0) continue;
    heard.push({
      start: Math.max(begin, from) - from,
      end: Math.min(begin + secondsASentence, to) - from,
      text: ` ${within.map(({ text }) => text).join(' ')}`,
    });
  }
  return heard;
}

/** The whole of what is said in so many seconds, to hold a record against. */
export const saidIn = (seconds: number): string[] =>
  Array.from({ length: Math.ceil(seconds / secondsASentence) }, (_, place) =>
    sentence(place, 'english'),
  );

function sentence(place: number, language: Language): string {
  // What such models say of silence.
  if (language === 'loop') return 'Thank you. Thank you.';
  const sentences = language === 'spanish' ? spanishScript : script;
  const text = sentences[place % sentences.length] ?? '';
  // As when a clerk reads the number of each paper.
  const numbered = `${text.slice(0, -1)}, number ${place + 1}.`;
  return language === 'garbled' ? numbered.replace(/[aeiouy]/gi, '') : numbered;
}
