import { formatDay } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { Card } from '#shared/web/ui/card.tsx';
import { Loaded } from '#shared/web/ui/loaded.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { SelectField } from '#shared/web/ui/select-field.tsx';
import { LEGAL_TITLES, type LegalPage } from '../domain/pages.ts';
import { legal } from './legal.ts';
import { LegalLinks } from './legal-links.tsx';
import { MarkedText } from './marked-text.tsx';

/** Terms, privacy notice, cookies or imprint, in the current version or an earlier one. */
function TextPage({ page }: { page: LegalPage }) {
  const [search, change] = useAddress();
  const asked = Number(search.get('version'));
  const version = Number.isInteger(asked) && asked > 0 ? asked : undefined;
  const text = legal.useCall('GET /api/legal/{page}', {
    params: { page },
    query: version === undefined ? {} : { version },
  });
  const { data } = text;
  const isOld = data !== undefined && data.version !== data.versions[0]?.version;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={LEGAL_TITLES[page]}
        note={
          data === undefined
            ? undefined
            : `Version ${data.version}, ${formatDay(data.publishedAt)}${isOld ? '. There is a newer version.' : ''}`
        }
        actions={
          data !== undefined && data.versions.length > 1 ? (
            <SelectField
              label="Version"
              hideLabel
              value={String(data.version)}
              options={data.versions.map((each) => ({
                value: String(each.version),
                label: `Version ${each.version}, ${formatDay(each.publishedAt)}`,
              }))}
              onChange={(event) => change({ version: event.target.value })}
            />
          ) : undefined
        }
      />
      <Card>
        <Loaded result={text} label="Loading the text" failure="We could not load the text">
          {({ content }) => <MarkedText text={content} />}
        </Loaded>
      </Card>
      <LegalLinks />
    </div>
  );
}

export const TermsPage = () => <TextPage page="terms" />;
export const PrivacyPage = () => <TextPage page="privacy" />;
export const CookiesPage = () => <TextPage page="cookies" />;
export const ImprintPage = () => <TextPage page="imprint" />;
