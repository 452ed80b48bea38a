import { useText } from '#src/i18n/react.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { FileList } from '../parts/file-list.tsx';

/** The legal files of the organization. */
export function FilesPart() {
  const { information } = useText('lawLibrary');
  return (
    <div className="grid gap-5">
      <Notice>{information}</Notice>
      <FileList />
    </div>
  );
}
