import type { RegisteredPerson } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

interface RegisteredNoticeProps {
  found: RegisteredPerson | undefined;
  onChoose: () => void;
  onApart: () => void;
}

/** Says who is registered with the same address or document: they are chosen, or said to be somebody else. */
export function RegisteredNotice({ found, onChoose, onApart }: RegisteredNoticeProps) {
  const text = useText('ownerMoney').tenantForm.people;
  const name = found?.person.fullName ?? '';
  return (
    <div role="status" className="empty:hidden">
      {found ? (
        <Notice tone="warn">
          <p>{text.registeredBy[found.by]({ name })}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={onChoose}>
              {text.chooseRegistered({ name })}
            </Button>
            <Button size="sm" variant="quiet" onClick={onApart}>
              {text.isAnother}
            </Button>
          </div>
        </Notice>
      ) : null}
    </div>
  );
}
