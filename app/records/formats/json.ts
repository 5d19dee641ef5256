import type { Transcript } from '../transcript.ts';
import { readJsonTurns } from './json-turns.ts';
import { parseJson } from './parse-json.ts';
import { readYoutubeJson, youtubeCues } from './youtube-json.ts';

/** What speech-to-text programs answer, or YouTube's captions. Throws AppError for other JSON. */
export function readJson(text: string): Transcript {
  const value = parseJson(text);
  const cues = youtubeCues(value);
  return cues === null ? readJsonTurns(value) : readYoutubeJson(cues);
}
