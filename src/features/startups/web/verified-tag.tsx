import { Tag } from '#shared/web/ui/tag.tsx';

/** That an owner has proved an e-mail address at the domain of the startup's website; nothing for the rest. */
export function VerifiedTag({ domain }: { domain: string | null }) {
  if (domain === null) return null;
  return (
    <span title={`An owner has proved an e-mail address at ${domain}`}>
      <Tag tone="good" icon="shield">
        Verified
      </Tag>
    </span>
  );
}
