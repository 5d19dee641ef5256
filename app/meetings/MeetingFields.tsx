'use client';
import type { FormField } from '#app/ui/field.ts';
import { TextArea } from '#app/ui/TextArea.tsx';
import { DateField, TextField } from '#app/ui/TextField.tsx';
import { AheadFields, type AheadFormName } from './ahead/AheadFields.tsx';
import { BodyField } from './BodyField.tsx';

type Name =
  | AheadFormName
  | 'meetingDate'
  | 'governmentBody'
  | 'meetingTitle'
  | 'meetingDescription'
  | 'videoPublishDate'
  | 'videoId'
  | 'downloadId'
  | 'audioFile'
  | 'recordingStartSeconds'
  | 'markdownSummary';

type MeetingFieldsProps = {
  fields: Record<Name, FormField>;
  /** Null when they are too many to list. */
  bodies: string[] | null;
  /** The Edit Meeting form lets every field be empty. */
  allOptional?: boolean;
  summaryHint?: string;
};

/** What an admin can say about a meeting, in the order of a meeting's page. */
export function MeetingFields({ fields, bodies, allOptional, summaryHint }: MeetingFieldsProps) {
  return (
    <>
      <div className="form-pair items-end">
        <DateField field={fields.meetingDate} label="Meeting Date" />
        <BodyField field={fields.governmentBody} bodies={bodies} />
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
      <AheadFields fields={fields} allOptional={allOptional} />
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
      <TextField
        field={fields.audioFile}
        label="Audio Address"
        hint="Of a sound file, such as an MP3, so that readers can listen"
        type="url"
        inputMode="url"
        optional={!allOptional}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        field={fields.recordingStartSeconds}
        label="Recording Starts At"
        hint="The time of day, such as 10:03 AM. Only where the record has times of day: without it nothing is played from a place in it"
        short
        optional={!allOptional}
        autoComplete="off"
      />
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
