import { z } from 'zod';
import type { UploadChoice } from './kept-upload.ts';

const text = z.string().trim().max(500).catch('');

/** What is sent for one file is named after it. */
export const fieldsOf = (id: string) => ({
  choice: `choice-${id}`,
  title: `title-${id}`,
  date: `date-${id}`,
  body: `body-${id}`,
});

/** Where each file is to go, as the form says it; what is decided later is not among them. */
export function readChoices(form: FormData): Map<string, UploadChoice | 'leave'> {
  const choices = new Map<string, UploadChoice | 'leave'>();
  for (const [name, value] of form) {
    const id = /^choice-([\w-]{1,50})$/.exec(name)?.[1];
    if (id === undefined || typeof value !== 'string' || value === '') continue;
    choices.set(id, choiceOf(value, form, id));
  }
  return choices;
}

function choiceOf(value: string, form: FormData, id: string): UploadChoice | 'leave' {
  if (value === 'leave') return value;
  if (value !== 'new') return { kind: 'existing', meetingId: value.slice(0, 100) };
  const names = fieldsOf(id);
  return {
    kind: 'new',
    title: text.parse(form.get(names.title)) || null,
    date: text.parse(form.get(names.date)),
    entityName: text.parse(form.get(names.body)),
  };
}
