import { Form } from 'react-router';
import { RemoveIcon } from '#app/ui/icons.tsx';

type RemoveButtonProps = {
  version: { id: string; revision: number };
  intent: 'remove-vote' | 'remove-fact';
  /** Which one it is: the field's name and its index in the version. */
  of: { name: 'index' | 'fact'; index: number };
  /** 'Remove vote 2' */
  title: string;
};

/** Takes something out of a draft. */
export function RemoveButton({ version, intent, of, title }: RemoveButtonProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="versionId" value={version.id} />
      <input type="hidden" name="revision" value={version.revision} />
      <input type="hidden" name={of.name} value={of.index} />
      <button
        type="submit"
        name="intent"
        value={intent}
        title="Remove"
        className="icon-button icon-button-small"
      >
        <RemoveIcon title={title} />
      </button>
    </Form>
  );
}
