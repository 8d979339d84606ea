import MuiAvatar, { type AvatarProps as MuiAvatarProps } from '@mui/material/Avatar';
import { PersonIcon } from '../icons/accountIcons.js';

export interface AvatarProps extends Omit<MuiAvatarProps, 'src' | 'alt' | 'children'> {
  /** The person's name: its first letters stand in for a missing picture. */
  name: string;
  /** The picture's address; empty means none. */
  src: string;
  /** Width and height in pixels. */
  size?: number;
  /** What it shows, where no name stands beside it. */
  label?: string | undefined;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '') // whole letters, in Devanagari too
    .join('')
    .toUpperCase();

/** A person's picture, else the initials, else a figure. Beside the name it says nothing by itself. */
export function Avatar({ name, src, size = 44, label, sx, ...root }: AvatarProps) {
  return (
    <MuiAvatar
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      alt=""
      src={src || undefined}
      sx={[
        {
          width: size,
          height: size,
          fontSize: size * 0.4,
          fontWeight: 600,
          bgcolor: 'soft.primary',
          color: 'primary.main',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...root}
    >
      {initials(name) || <PersonIcon sx={{ fontSize: size * 0.6 }} />}
    </MuiAvatar>
  );
}
