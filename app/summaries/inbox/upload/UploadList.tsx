import { Link } from 'react-router';
import { faultNames } from '#app/records/faults/fault-names.ts';
import { Badge } from '#app/ui/Badge.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { ChevronDownIcon } from '#app/ui/icons.tsx';
import type { ShownUpload } from './read-batch.server.ts';
import { fieldsOf } from './upload-form.ts';

type UploadListProps = {
  uploads: ShownUpload[];
  /** The names of the bodies; null when there are too many to list. */
  bodies: string[] | null;
};

/** Each file that was sent: what was found in it, and where it is to go or has gone. */
export function UploadList({ uploads, bodies }: UploadListProps) {
  return (
    <ul className="upload-list">
      {uploads.map((upload) => (
        <li key={upload.id} className="upload" data-state={upload.state}>
          <div className="min-w-0">
            <p className="break-words font-semibold">{upload.fileName}</p>
            <p className="text-muted text-sm">{factsOf(upload)}</p>
            {upload.problem ? <p className="text-danger text-sm">{upload.problem}</p> : null}
            {upload.state === 'read' || upload.state === 'refused' ? (
              <Faults upload={upload} />
            ) : null}
          </div>
          <div className="min-w-0">
            <Place upload={upload} bodies={bodies} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ byteLength, found }: ShownUpload): string {
  const size =
    byteLength < 1_000_000
      ? `${Math.max(1, Math.round(byteLength / 1000))} KB`
      : `${(byteLength / 1_000_000).toFixed(1)} MB`;
  if (!found) return size;
  const passages =
    found.passages === 1 ? '1 passage' : `${found.passages.toLocaleString('en-US')} passages`;
  return [size, passages, found.title].filter(Boolean).join(' · ');
}

function Faults({ upload }: { upload: ShownUpload }) {
  const faults = upload.found?.faults ?? [];
  if (faults.length === 0) return null;
  return (
    <Disclosure
      className="text-sm"
      label={<strong>{faults.map(({ kind }) => faultNames[kind]).join(', ')}</strong>}
    >
      <ul className="mt-1 grid gap-1 pl-6">
        {faults.map(({ kind, message }) => (
          <li key={kind}>{message}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Place({ upload, bodies }: { upload: ShownUpload; bodies: string[] | null }) {
  switch (upload.state) {
    case 'waiting':
      return <Badge>Being read</Badge>;
    case 'taking':
      return <Badge>Being taken in</Badge>;
    case 'unreadable':
      return <Badge state="open">Could not be read</Badge>;
    case 'left':
      return <Badge>Left out</Badge>;
    case 'taken':
      return (
        <>
          <Badge state="done">Taken in</Badge>{' '}
          <Link to={`/admin/meetings/${upload.meetingId}`}>
            Open its meeting<span className="sr-only">: {upload.fileName}</span>
          </Link>
        </>
      );
    default:
      return <Choice upload={upload} bodies={bodies} />;
  }
}

function Choice({ upload, bodies }: { upload: ShownUpload; bodies: string[] | null }) {
  const { id, fileName, found, choice, state } = upload;
  const names = fieldsOf(id);
  const before = choice?.kind === 'existing' ? choice.meetingId : choice?.kind;
  const chosen = state === 'refused' ? (before ?? '') : (found?.proposed ?? '');
  const typed = choice?.kind === 'new' ? choice : null;
  const known = found?.meetings ?? [];
  return (
    <div className="grid gap-1.5">
      <label className="grid gap-0.5 text-sm">
        <span className="sr-only">Where {fileName} belongs</span>
        <span className="select-frame">
          <select name={names.choice} defaultValue={chosen} className="control">
            <option value="">Decide later</option>
            {known.length > 0 ? (
              <optgroup label="A meeting that is here">
                {known.map((meeting) => (
                  <option key={meeting.id} value={meeting.id}>
                    {meeting.label}
                  </option>
                ))}
              </optgroup>
            ) : null}
            <option value="new">A new meeting</option>
            <option value="leave">Leave it out</option>
          </select>
          <ChevronDownIcon />
        </span>
      </label>
      <Disclosure className="text-sm" label="If it is a new meeting" open={chosen === 'new'}>
        <div className="upload-new">
          <label className="grid gap-0.5">
            Title
            <input
              name={names.title}
              defaultValue={typed?.title ?? found?.title ?? ''}
              maxLength={300}
              className="control"
            />
          </label>
          <label className="grid gap-0.5">
            Date
            <input
              type="date"
              name={names.date}
              defaultValue={typed?.date ?? found?.date ?? ''}
              className="control"
            />
          </label>
          <label className="grid gap-0.5">
            Government body
            <input
              name={names.body}
              defaultValue={typed?.entityName ?? found?.body ?? ''}
              list={bodies ? 'upload-bodies' : undefined}
              maxLength={300}
              className="control"
            />
          </label>
        </div>
      </Disclosure>
    </div>
  );
}
