import { useEffect, useRef } from 'react';

interface PhotoPictureProps {
  blob: Blob;
  alt: string;
}

/** A photo that fills its box. Its object URL is valid while it is shown. */
export function PhotoPicture({ blob, alt }: PhotoPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <img ref={image} alt={alt} draggable={false} className="size-full object-cover" />;
}
