import type { FormField } from './field.ts';

/** What speaks against a file that was sent, and the way to use it all the same. */
export function AnswerDoubt({ field }: { field: FormField }) {
  const doubt = field.errors?.[0];
  if (!doubt) return null;
  return (
    <div>
      <p className="font-semibold">{doubt}</p>
      <p className="mt-1">
        Nothing was kept. Choose another file, or say that this is the right one.
      </p>
      <p className="mt-1 hidden noscript:block">
        A file that you chose is not kept: choose it again, then send the form.
      </p>
      <label className="mt-1 flex min-h-8 items-center gap-2">
        <input id={field.id} type="checkbox" name={field.name} value={doubt} />
        Use it all the same.
      </label>
    </div>
  );
}
