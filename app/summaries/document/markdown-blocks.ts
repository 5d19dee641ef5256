/** A heading, a bullet or a paragraph of a summary, with the lines it was read from. */
export type MarkdownBlock = { firstLine: number; lastLine: number } & (
  | { kind: 'heading'; level: number; title: string }
  | { kind: 'text' /** Its bullet, with the space after it. */; lead: string; text: string }
);

/** The blocks of a summary's markdown, in order; blank lines and rules only part them. */
export function markdownBlocks(markdown: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let lines: string[] = [];
  let lead = '';
  let firstLine = 0;
  const flush = (until: number) => {
    const text = lines.join(' ').trim();
    if (text !== '') blocks.push({ kind: 'text', firstLine, lastLine: until - 1, lead, text });
    lines = [];
    lead = '';
  };
  for (const [at, raw] of markdown.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (heading) {
      flush(at);
      const [, marks = '', title = ''] = heading;
      blocks.push({ kind: 'heading', firstLine: at, lastLine: at, level: marks.length, title });
    } else if (line === '' || /^(?:-{3,}|\*{3,}|_{3,})$/.test(line)) {
      flush(at);
    } else {
      const bullet = /^((?:[-*+•–]|\d{1,3}[.)])\s+)(.*)$/.exec(line);
      if (bullet) flush(at);
      if (lines.length === 0) {
        firstLine = at;
        lead = bullet?.[1] ?? /^>\s?/.exec(line)?.[0] ?? '';
      }
      lines.push(bullet?.[2] ?? line.replace(/^>\s?/, ''));
    }
  }
  flush(markdown.split(/\r?\n/).length);
  return blocks;
}
