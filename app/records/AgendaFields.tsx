import { FileField } from '#app/ui/FileField.tsx';
import type { FormField } from '#app/ui/field.ts';
import { TextArea } from '#app/ui/TextArea.tsx';
import { agendaHint, agendaTypes } from './agenda-types.ts';

type AgendaFieldsProps = { file: FormField; pasted: FormField; hint?: string };

/** A meeting's agenda, as a file or pasted. */
export function AgendaFields({ file, pasted, hint }: AgendaFieldsProps) {
  return (
    <>
      <FileField
        field={file}
        label="Agenda"
        hint={agendaHint(hint)}
        accept={agendaTypes}
        optional
      />
      <TextArea
        field={pasted}
        label="Or paste the agenda"
        hint="A line for each item, beginning with its number, such as “4. Library hours”."
        optional
        rows={4}
      />
    </>
  );
}
