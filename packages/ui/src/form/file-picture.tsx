import { useEffect, useRef, type ComponentProps } from 'react';

type FilePictureProps = { file: Blob; alt: string } & Pick<ComponentProps<'img'>, 'className' | 'onError'>;

/** A picture that is still a file on this device. Its address, which holds the file in memory, goes with it. */
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
