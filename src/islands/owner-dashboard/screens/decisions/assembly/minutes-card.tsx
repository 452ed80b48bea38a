import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Assembly, assemblyQueries } from '#src/data/decisions/assemblies/queries.ts';
import { sha256Of } from '#src/data/sha256.ts';
import { minutesRoles } from '#src/domain/decisions/decision-enums.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

/** The minutes of an assembly that is over, their hash worked out anew, and who signed them. */
export function MinutesCard({ assembly }: { assembly: Assembly }) {
  const { minutes: text } = useText('assembly');
  const { minutes, minutesHash } = assembly;
  return (
    <Card title={text.title}>
      <div className="grid gap-5">
        <p className="max-w-prose whitespace-pre-wrap">{minutes}</p>
        <div className="grid gap-1 border-t border-line pt-4">
          <p className="text-14 font-medium">{text.hash}</p>
          <p className="font-mono text-14 break-all text-secondary">{minutesHash}</p>
          <HashCheck minutes={minutes} minutesHash={minutesHash} />
        </div>
        <Signatures assembly={assembly} />
      </div>
    </Card>
  );
}

function HashCheck({ minutes, minutesHash }: Pick<Assembly, 'minutes' | 'minutesHash'>) {
  const { minutes: text } = useText('assembly');
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void sha256Of(minutes).then((hash) => {
      if (!isGone) setOwn(hash);
    });
    return () => {
      isGone = true;
    };
  }, [minutes]);
  if (own === null) return null;
  return own === minutesHash ? (
    <p className="text-14 text-good">{text.verified}</p>
  ) : (
    <Notice tone="bad">{text.differs}</Notice>
  );
}

function Signatures({ assembly }: { assembly: Assembly }) {
  const { minutes: text } = useText('assembly');
  const { timeZone } = useOrganization();
  const language = useLanguage();
  const signatures = useQuery(assemblyQueries.signatures(assembly.id)).data;
  if (!signatures) return null;
  return (
    <ul className="grid gap-1 border-t border-line pt-4 text-15">
      {minutesRoles.map((role) => {
        const signed = signatures.find((one) => one.role === role);
        return (
          <li key={role}>
            {signed
              ? text.signedBy({
                  role: text.roles[role],
                  name: signed.fullName,
                  time: formatInstant(signed.signedAt, language, timeZone),
                })
              : text.unsigned({ role: text.roles[role] })}
          </li>
        );
      })}
    </ul>
  );
}
