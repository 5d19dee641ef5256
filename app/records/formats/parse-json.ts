import { AppError } from '#app/platform/app-error.ts';

/** Parses a file's JSON; also one JSON value a line. Says where it is cut off or wrong. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const lines = parseLines(text);
    if (lines !== null) return lines;
    throw new AppError('unreadable', explain(text, cause), { cause });
  }
}

/** Some tools write one turn a line. */
function parseLines(text: string): unknown[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return null;
  try {
    return lines.map((line): unknown => JSON.parse(line));
  } catch {
    return null;
  }
}

function explain(text: string, cause: unknown): string {
  if (endsInsideValue(text)) {
    return 'The file is cut off: its JSON ends in the middle of a value. Export it again and take in the whole file.';
  }
  const at = /at position (\d+)/.exec(cause instanceof Error ? cause.message : '')?.[1];
  const line = at === undefined ? null : text.slice(0, Number(at)).split('\n').length;
  const where = line === null ? '' : ` (line ${line.toLocaleString('en-US')})`;
  return `The file is not valid JSON${where}: it looks damaged. Export it again and take in the whole file.`;
}

/** Whether a string, a list or an object is still open at the end. */
function endsInsideValue(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
  }
  return isInString || depth > 0;
}
