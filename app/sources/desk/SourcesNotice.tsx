import { Link } from 'react-router';
import { countWords } from '#app/platform/counted.ts';
import { Notice } from '#app/ui/Notice.tsx';

/** On the admins' first page: that sources fail, or have brought nothing for long. */
export function SourcesNotice({ count }: { count: number }) {
  if (count === 0) return null;
  const title =
    count === 1
      ? 'A source cannot be read or brings nothing'
      : `${countWords(count)} sources cannot be read or bring nothing`;
  return (
    <div className="mb-4">
      <Notice>
        {title}. <Link to="/admin/sources">Look at {count === 1 ? 'it' : 'them'}</Link>
      </Notice>
    </div>
  );
}
