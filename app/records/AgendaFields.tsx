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
        hint={`A PDF, a Word document, a scan, a web page, a text file or what your agenda platform exports. ${hint ?? 'The summary’s items are named after it.'}`}
        accept=".pdf,.docx,.png,.jpg,.jpeg,.txt,.html,.htm,.json,.xml,application/pdf,text/plain,text/html,application/json,text/xml"
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
