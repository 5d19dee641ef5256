import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#app/platform/app-error.ts';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { readAgendaFile } from '#app/records/agenda/read-agenda-file.ts';
import { type AgendaFigures, judgeAgenda, readAgendaLabels } from './judge-agenda.ts';

/** What was read of an agenda, beside what it has. */
export type JudgedAgenda = AgendaFigures & { agenda: string; refused: string | null };

/** Judges the agendas of a folder, each a text or a web page with its labels beside it as JSON. */
export async function judgeAgendas(folder: string): Promise<JudgedAgenda[]> {
  const names = (await readdir(folder)).toSorted();
  const agendas = names.filter((name) => /\.(?:txt|md|html?)$/.test(name) && name !== 'README.md');
  return await Promise.all(
    agendas.map(async (name) => {
      const labels = readAgendaLabels(
        await readFile(join(folder, name.replace(/\.\w+$/, '.json')), 'utf8'),
      );
      const { entries, refused } = entriesOf(await readFile(join(folder, name), 'utf8'));
      return { agenda: name, refused, ...judgeAgenda(entries, labels) };
    }),
  );
}

function entriesOf(text: string): { entries: AgendaEntry[]; refused: string | null } {
  try {
    return { entries: readAgendaFile(text), refused: null };
  } catch (error) {
    if (error instanceof AppError) return { entries: [], refused: error.message };
    throw error;
  }
}
