import type { AgendaEntry } from './agenda.ts';
import { isAttachment, isBoilerplate } from './boilerplate.ts';
import { readDesignator } from './designator.ts';
import { finishEntries, type Unfinished } from './finish-entries.ts';
import { type Labelled, readLabel } from './labelled-lines.ts';

/** An entry with those below it, as platforms send them. */
export type AgendaNode = {
  /** What the platform keeps apart as the entry's number; otherwise the title may begin with it. */
  designator?: string | null;
  title: string;
  children: AgendaNode[];
  labels?: Labelled[];
  isConsent?: boolean;
};

type Below = { node: AgendaNode; level: number };

export function entriesOfTree(nodes: readonly AgendaNode[]): AgendaEntry[] {
  const entries: Unfinished[] = [];
  // Without recursion, so that a tree of any depth is read.
  const waiting: Below[] = nodes.map((node) => ({ node, level: 0 })).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, level } = next;
    const { designator, title, labels } = partsOf(node);
    const isShown = /\p{L}{2}/u.test(title) && !(designator === null && isBoilerplate(title));
    if (isShown && !isAttachment(title)) {
      const isConsent = node.isConsent ?? false;
      entries.push({ designator, title, level, labels, isConsent });
    }
    for (const child of node.children.toReversed()) waiting.push({ node: child, level: level + 1 });
  }
  return finishEntries(entries);
}

/** A title's own lines: its name, and what labels below it say. */
function partsOf(node: AgendaNode) {
  const labels = [...(node.labels ?? [])];
  const name: string[] = [];
  for (const line of node.title.split('\n')) {
    const label = name.length > 0 ? readLabel(line.trim()) : null;
    if (label) labels.push(label);
    else name.push(line.trim());
  }
  const text = name.join(' ').replace(/\s+/g, ' ').trim();
  const given = node.designator?.trim().replace(/^[(]|[.):\s]+$/g, '') || null;
  const read = readDesignator(text);
  const isRepeated =
    given !== null && read?.designator.written.toLowerCase() === given.toLowerCase();
  if (read && (isRepeated || given === null) && read.rest !== '') {
    return { designator: read.designator.written, title: read.rest, labels };
  }
  return { designator: given, title: text, labels };
}
