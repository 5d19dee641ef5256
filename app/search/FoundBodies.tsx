import { Link } from 'react-router';
import { bodyPath } from '#app/entities/body-path.ts';
import { noMeetingsYet } from '#app/entities/entity.ts';
import { FollowFound } from './FollowFound.tsx';
import type { FoundBody } from './found.ts';

type FoundBodiesProps = { bodies: readonly FoundBody[]; isReader: boolean; here: string };

/** Government bodies whose names were asked for. */
export function FoundBodies({ bodies, isReader, here }: FoundBodiesProps) {
  return (
    <section aria-labelledby="found-bodies">
      <h2 id="found-bodies" className="section-title">
        Government bodies
      </h2>
      <ul className="found-bodies">
        {bodies.map((body) => (
          <li key={body.id} className="found-body">
            <div>
              <h3 className="found-body-title">
                <Link to={body.isFollowed ? `/govt-entities/${body.id}` : bodyPath(body.id)}>
                  {body.title}
                </Link>
              </h3>
              <p className="found-about">
                {body.place}
                {body.hasMeetings ? null : ` • ${noMeetingsYet}`}
              </p>
            </div>
            {body.isFollowed ? (
              <span className="text-muted">Following</span>
            ) : (
              <FollowFound body={body} isReader={isReader} here={here} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
