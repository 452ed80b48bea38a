import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';

export type BlobPictureProps = {
  /** A picture that lies in this browser. */
  content: Blob;
  /** Empty when the text beside it says what it shows. */
  alt: string;
  className?: string;
};

/** A picture that has not been sent anywhere. */
export function BlobPicture({ content, alt, className }: BlobPictureProps) {
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);

  if (!url) return <span className={classNames('block bg-sunken', className)} />;
  return <img src={url} alt={alt} className={className} />;
}
