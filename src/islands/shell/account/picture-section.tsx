import { useQuery } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { removeAvatar, saveAvatar } from '#src/data/people/profile/mutations.ts';
import { type ProfileDetails, profileQueries } from '#src/data/people/profile/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Avatar } from '#src/ui/components/avatar.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { useSession } from '../session.ts';
import { useAction } from '../use-action.ts';
import { AccountSection } from './account-page.tsx';

const CropDialog = lazyPart(() => import('./crop-dialog.tsx').then((file) => file.CropDialog));

const MOST_BYTES = 20 * 1024 * 1024;

/** The picture: chosen, cut, saved or removed. */
export function PictureSection({ profile }: { profile: ProfileDetails }) {
  const { profile: texts } = useText('account');
  const text = texts.picture;
  const { userId } = useSession();
  const path = profile.avatarPath;
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<'unreadable' | 'tooLarge' | null>(null);
  const invalidates = [profileQueries.all(userId)];
  const save = useAction({
    mutationFn: (picture: Blob, id) => saveAvatar(userId, picture, id, path),
    onDone: () => setFile(null),
    invalidates,
    toast: text.saved,
  });
  const remove = useAction({
    mutationFn: () => removeAvatar(userId, path),
    invalidates,
    toast: text.removed,
  });
  const choose = (chosen: File) => {
    const isTooLarge = chosen.size > MOST_BYTES;
    setProblem(isTooLarge ? 'tooLarge' : null);
    save.reset();
    if (!isTooLarge) setFile(chosen);
  };
  const error = problem ? text[problem] : remove.error;

  return (
    <AccountSection id="picture" title={text.title} text={text.text}>
      <Card>
        <div className="flex flex-wrap items-center gap-5">
          <Picture profile={profile} />
          <div className="flex flex-wrap gap-2">
            <PictureButton label={path ? text.change : text.choose} onChoose={choose} />
            {path ? (
              <Button
                icon={Trash2}
                variant="quiet"
                isBusy={remove.isRunning}
                onClick={() => void remove.run(undefined)}
              >
                {text.remove}
              </Button>
            ) : null}
          </div>
        </div>
        {error ? (
          <div className="mt-4">
            <FailureNote text={error} />
          </div>
        ) : null}
      </Card>
      {file ? (
        <CropDialog
          file={file}
          error={save.error}
          isSaving={save.isRunning}
          onSave={(picture) => void save.run(picture)}
          onUnreadable={() => {
            setFile(null);
            setProblem('unreadable');
          }}
          onClose={() => setFile(null)}
        />
      ) : null}
    </AccountSection>
  );
}

function Picture({ profile }: { profile: ProfileDetails }) {
  const { profile: texts } = useText('account');
  const { userId, email } = useSession();
  const { data: url } = useQuery(profileQueries.avatar(userId, profile.avatarPath));
  if (!url) return <Avatar name={profile.fullName || email} size="lg" />;
  const size = { width: 80, height: 80 };
  return <img src={url} alt={texts.picture.alt} {...size} className="size-20 rounded-full object-cover" />;
}

/** A button that opens the platform's picker. */
function PictureButton({ label, onChoose }: { label: string; onChoose: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = ''; // The same file can be chosen again.
    if (chosen) onChoose(chosen);
  };
  return (
    <>
      <Button icon={ImageUp} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        className="hidden"
        onChange={pick}
      />
    </>
  );
}
