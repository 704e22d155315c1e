import { formatDate } from '#shared/web/format.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import type { ReactNode } from 'react';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import { fullName } from '#shared/domain/person-name.ts';
import type { Recommendation } from '../contract.ts';

type ListProps = {
  items: readonly Recommendation[];
  renderActions?: (item: Recommendation) => ReactNode;
};

/** What others say of a person, with who says it. */
export function RecommendationsList({ items, renderActions }: ListProps) {
  return (
    <ul className="grid grid-cols-1 gap-5">
      {items.map((item) => (
        <li key={item.id} className="flex gap-3">
          <Avatar name={fullName(item.fromUser)} imageUrl={item.fromUser.profileImageUrl} />
          <div className="min-w-0 flex-1">
            <h3 className="font-semibold break-words">{item.title}</h3>
            <p className="text-soft text-sm break-words">
              <TextLink href={`/people/${item.fromUser.id}`}>{fullName(item.fromUser)}</TextLink>{' '}
              <DemoTag isDemo={item.fromUser.isDemo} /> · {item.relationship} · {formatDate(item.createdAt)}
            </p>
            <p className="mt-2 max-w-prose break-words whitespace-pre-line">{item.content}</p>
            {renderActions === undefined ? null : (
              <div className="mt-2 flex gap-2">{renderActions(item)}</div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
