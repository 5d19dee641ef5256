'use client';
import type { FormField } from '#app/ui/field.ts';
import { SelectField } from '#app/ui/SelectField.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { DateField, TextField } from '#app/ui/TextField.tsx';

type Name =
  | 'meetingDate'
  | 'governmentBody'
  | 'meetingTitle'
  | 'meetingDescription'
  | 'videoPublishDate'
  | 'videoId'
  | 'downloadId'
  | 'markdownSummary';

type MeetingFieldsProps = {
  fields: Record<Name, FormField>;
  bodies: string[];
  /** The Edit Meeting form lets every field be empty. */
  allOptional?: boolean;
  summaryHint?: string;
};

/** The select's value for 'none'; see meeting-form.ts, which the browser does not load. */
const noBody = 'select-government-body';

/** What an admin can say about a meeting, in the order of a meeting's page. */
export function MeetingFields({ fields, bodies, allOptional, summaryHint }: MeetingFieldsProps) {
  const body = fields.governmentBody;
  const chosen = body.defaultValue ?? noBody;
  // A body that is no entity's name any more can be kept as it is.
  const offered = chosen === noBody || bodies.includes(chosen) ? bodies : [chosen, ...bodies];
  return (
    <>
      <div className="form-pair items-end">
        <DateField field={fields.meetingDate} label="Meeting Date" />
        <SelectField
          field={body}
          chosen={chosen}
          label="Government Body"
          options={[
            { value: noBody, label: 'Select a government body' },
            ...offered.map((name) => ({ value: name, label: name })),
          ]}
        />
      </div>
      <TextField
        field={fields.meetingTitle}
        label="Meeting Title"
        optional={!allOptional}
        autoComplete="off"
      />
      <TextArea
        field={fields.meetingDescription}
        label="Description"
        optional={!allOptional}
        rows={3}
      />
      <div className="form-pair items-end">
        <DateField
          field={fields.videoPublishDate}
          label="Video Publish Date"
          optional={!allOptional}
        />
        <TextField
          field={fields.videoId}
          label="Video ID"
          optional={!allOptional}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          field={fields.downloadId}
          label="Download ID"
          optional={!allOptional}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <TextArea
        field={fields.markdownSummary}
        label="Summary"
        hint={summaryHint}
        optional={!allOptional}
        reading
        rows={allOptional ? 12 : 6}
      />
    </>
  );
}
