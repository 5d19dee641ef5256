import { Badge } from '#app/ui/Badge.tsx';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { MessageDialog } from './MessageDialog.tsx';

type ViewMessageProps = {
  message: {
    name: string;
    email: string;
    reason: string;
    message: string;
    processed: boolean;
    exactly: string;
  };
  /** The list without the message. */
  back: string;
};

/** A message of the list, whole. */
export function ViewMessage({ message: viewed, back }: ViewMessageProps) {
  const { name, email, reason, message, processed, exactly } = viewed;
  return (
    <MessageDialog back={back}>
      <DefinitionList
        items={[
          {
            term: 'From',
            value: (
              <>
                {name}
                <br />
                <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
              </>
            ),
          },
          { term: 'Reason', value: reason },
          { term: 'Submitted', value: exactly },
          { term: 'Message', value: <p className="whitespace-pre-wrap break-words">{message}</p> },
          {
            term: 'Status',
            value: (
              <Badge state={processed ? 'done' : 'open'}>
                {processed ? 'Processed' : 'Pending'}
              </Badge>
            ),
          },
        ]}
      />
    </MessageDialog>
  );
}
