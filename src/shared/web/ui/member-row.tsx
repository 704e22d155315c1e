import { useState } from 'react';
import { formatDate } from '../format.ts';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SelectField } from './select-field.tsx';
import { DemoTag, Tag } from './tag.tsx';

type Member<Role extends string> = {
  readonly name: string;
  readonly imageUrl: string | null;
  readonly isDemo: boolean;
  readonly role: Role;
  readonly joinedAt: string;
};

type MemberRowProps<Role extends string> = {
  member: Member<Role>;
  isSelf: boolean;
  /** Whether the reader gives roles and takes others out. */
  manages: boolean;
  /** What the member is: a title or a role. */
  position: string;
  /** "Acacia", "the team of Zuri Pay" */
  team: string;
  roles: readonly { readonly value: Role; readonly label: string }[];
  /** What leaving means, asked before. */
  farewell: string;
  pending: boolean;
  onRole: (role: Role) => void;
  onLeave: () => void;
};

/** Somebody of a team: the role, and the way out. */
export function MemberRow<Role extends string>(props: MemberRowProps<Role>) {
  const { member, isSelf, manages, position, team, roles, farewell, pending, onRole, onLeave } = props;
  const { name, imageUrl, isDemo, role, joinedAt } = member;
  const [isLeaving, setIsLeaving] = useState(false);
  const change = (value: string) => {
    const chosen = roles.find((each) => each.value === value);
    if (chosen) onRole(chosen.value);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={name} imageUrl={imageUrl} size="sm" />
        <span className="min-w-0">
          <span className="block font-medium break-words">
            {name} <DemoTag isDemo={isDemo} /> {isSelf ? <Tag>You</Tag> : null}
          </span>
          <span className="text-soft block text-sm">
            {position}, since {formatDate(joinedAt)}
          </span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {manages ? (
          <SelectField
            label={`Role of ${name}`}
            hideLabel
            className="min-w-32"
            options={roles}
            value={role}
            disabled={pending}
            onChange={({ target }) => change(target.value)}
          />
        ) : null}
        {manages || isSelf ? (
          <Button pending={pending} onClick={() => setIsLeaving(true)}>
            {isSelf ? 'Leave' : 'Remove'}
          </Button>
        ) : null}
      </span>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={isSelf ? `Leave ${team}?` : `Take ${name} out of ${team}?`}
        action={isSelf ? 'Leave' : 'Remove'}
        onConfirm={() => {
          setIsLeaving(false);
          onLeave();
        }}
      >
        {farewell}
      </ConfirmDialog>
    </li>
  );
}
