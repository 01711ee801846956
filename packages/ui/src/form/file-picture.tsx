import { useEffect, useRef, type ComponentProps } from 'react';

type FilePictureProps = { file: Blob; alt: string } & Pick<ComponentProps<'img'>, 'className' | 'onError'>;

/** A picture from a local file. Its object URL, which keeps the file in memory, is revoked on unmount. */
export function FilePicture({ file, ...rest }: FilePictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current) return;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img {...rest} ref={image} decoding="async" />;
}
