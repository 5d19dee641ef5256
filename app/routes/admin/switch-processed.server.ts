import { data, type RouterContextProvider, replace } from 'react-router';
import { z } from 'zod';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';

const shape = z.object({
  id: z.string().min(1).max(100),
  processed: z.enum(['true', 'false']).transform((value) => value === 'true'),
  mark: z.string().max(100).default(''),
});

export type Switched = z.infer<typeof shape>;

type Given = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  change: (wanted: Switched) => Promise<void>;
  /** What the person reads afterwards. */
  done: (processed: boolean) => string;
  failed: string;
};

/** A switch of one of the inbox's lists: the change, then the same list again. */
export async function switchProcessed({ request, context, change, done, failed }: Given) {
  const read = shape.safeParse(Object.fromEntries(await readForm(request)));
  if (!read.success) throw data({ message: 'This form was not understood.' }, { status: 400 });
  try {
    await change(read.data);
    showToast(context, 'success', done(read.data.processed));
  } catch (error) {
    showToast(context, 'error', refusalOf(error, failed).message);
  }
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('view');
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  return replace(pathname + search);
}
