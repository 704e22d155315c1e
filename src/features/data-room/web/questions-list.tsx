import type { RoomQuestion } from '../contract/question.ts';
import { QuestionItem } from './question-item.tsx';

export type QuestionsListProps = {
  items: readonly RoomQuestion[];
  startupId: number;
  isManager: boolean;
  /** Names the document of each. */
  withDocument?: boolean;
};

/** Questions with their answers; a newer version of one begins anew, without what was being typed over the older. */
export function QuestionsList({ items, ...rest }: QuestionsListProps) {
  return (
    <ul aria-label="Questions" className="divide-y">
      {items.map((question) => (
        <QuestionItem key={`${question.id} ${question.version}`} question={question} {...rest} />
      ))}
    </ul>
  );
}
