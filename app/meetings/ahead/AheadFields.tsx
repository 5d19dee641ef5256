'use client';
import type { FormField } from '#app/ui/field.ts';
import { SelectField } from '#app/ui/SelectField.tsx';
import { TextArea } from '#app/ui/TextArea.tsx';
import { DateField, TextField } from '#app/ui/TextField.tsx';
import { takesPlaceChoices } from './takes-place.ts';

export type AheadFormName =
  | 'startTime'
  | 'endTime'
  | 'place'
  | 'attendUrl'
  | 'attendHow'
  | 'commentDate'
  | 'commentTime'
  | 'commentHow'
  | 'isCancelled'
  | 'cancelledReason';

type AheadFieldsProps = {
  fields: Record<AheadFormName, FormField>;
  /** Where all fields of a form may be empty, none says so. */
  allOptional?: boolean;
};

/** What an admin can say of a meeting before it is held. */
export function AheadFields({ fields, allOptional }: AheadFieldsProps) {
  const optional = !allOptional;
  return (
    <fieldset className="form-stack">
      <legend className="section-title mb-4">Before the meeting</legend>
      <p className="text-muted">
        Shown to everybody, with the agenda. Times are those of the government body's time zone; a
        date of next year or later needs its year in four digits.
      </p>
      <div className="form-pair items-end">
        <TextField
          field={fields.startTime}
          label="Starts At"
          hint="Such as 6:30 PM"
          short
          optional={optional}
          autoComplete="off"
        />
        <TextField
          field={fields.endTime}
          label="Ends At"
          short
          optional={optional}
          autoComplete="off"
        />
      </div>
      <TextField field={fields.place} label="Place" optional={optional} autoComplete="off" />
      <TextField
        field={fields.attendUrl}
        label="Address to Attend Online"
        type="url"
        inputMode="url"
        optional={optional}
        autoComplete="off"
        spellCheck={false}
      />
      <TextArea field={fields.attendHow} label="How to Attend" optional={optional} rows={2} />
      <TextArea field={fields.commentHow} label="How to Comment" optional={optional} rows={2} />
      <div className="form-pair items-end">
        <DateField field={fields.commentDate} label="Comments Until" optional={optional} />
        <TextField
          field={fields.commentTime}
          label="Until What Time"
          hint="Without one the whole day counts"
          short
          optional={optional}
          autoComplete="off"
        />
      </div>
      <div className="form-pair items-end">
        <SelectField field={fields.isCancelled} label="Takes Place" options={takesPlaceChoices} />
        <TextField
          field={fields.cancelledReason}
          label="Why It Was Cancelled"
          optional={optional}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
