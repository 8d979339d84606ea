import MuiAvatar, { type AvatarProps as MuiAvatarProps } from '@mui/material/Avatar';
import { PersonIcon } from '../icons/shopIcons.js';
import { withSx } from '../theme/styles.js';

export interface AvatarProps extends Omit<MuiAvatarProps, 'src' | 'alt' | 'children'> {
  /** Name of the user. Its initials replace a missing image. */
  name: string;
  /** URL of the image; empty if there is none. */
  src: string;
  /** Width and height in pixels. */
  size?: number;
  /** Accessible name, for places where the user's name is not shown beside the avatar. */
  label?: string | undefined;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '') // whole Devanagari letters
    .join('')
    .toUpperCase();

/** Renders the user's image, else the initials, else an icon. Without a label the avatar is decorative. */
export function Avatar({ name, src, size = 44, label, sx, ...root }: AvatarProps) {
  return (
    <MuiAvatar
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      alt=""
      src={src || undefined}
      sx={withSx(sx, {
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 600,
        bgcolor: 'soft.primary',
        color: 'primary.main',
      })}
      {...root}
    >
      {initials(name) || <PersonIcon sx={{ fontSize: size * 0.6 }} />}
    </MuiAvatar>
  );
}
