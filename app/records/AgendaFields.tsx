import { FileField } from '#app/ui/FileField.tsx';
import type { FormField } from '#app/ui/field.ts';
import { TextArea } from '#app/ui/TextArea.tsx';

type AgendaFieldsProps = { file: FormField; pasted: FormField; hint?: string };

/** A meeting's agenda, as a file or pasted. */
export function AgendaFields({ file, pasted, hint }: AgendaFieldsProps) {
  return (
    <>
      <FileField
        field={file}
        label="Agenda"
        hint={`A PDF or a text file. ${hint ?? 'The summary’s items are named after it.'}`}
        accept=".pdf,.txt,application/pdf,text/plain"
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
