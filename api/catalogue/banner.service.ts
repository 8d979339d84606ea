import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { noBanner } from '../../contract/bannerTexts.js';
import { type Banner, banner } from '../../contract/home.js';
import type { ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { refuseStale } from '../common/refuseStale.js';
import { MediaService } from '../media/media.service.js';
import { bannerId, type BannerRecord } from './banner.schema.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';

const asLogged = (stored: Banner) => ({ _id: bannerId, name: 'Banner', ...stored });

/** Reads and saves the banner of the home page: one document, which an admin sets. Pages read it from the projection. */
@Injectable()
export class BannerService {
  constructor(
    private readonly audit: AuditLogService,
    @InjectModel('Banner') private readonly banners: Model<BannerRecord>,
    private readonly catalogue: CatalogueProjectionService,
    private readonly media: MediaService,
  ) {}

  /** Returns the banner as it is stored now. */
  async current(): Promise<Banner> {
    return this.shown(await this.read(null));
  }

  /** @throws DomainError `staleRevision` with the current banner, `badPicture` */
  async save(by: Author, { revision, ...fields }: ParsedBody<'home', 'updateBanner'>): Promise<Banner> {
    const input = { ...fields, image: this.media.keyOf(fields.image) };
    const saved = await this.audit.write(by, 'home.updateBanner', async (session, tell) => {
      const before = await this.read(session);
      refuseStale(banner, this.shown(before), revision);
      const after = { ...input, revision: before.revision + 1 };
      await this.banners.replaceOne({ _id: bannerId }, after, { upsert: true, session });
      tell({ before: asLogged(before), after: asLogged(after) });
      return after;
    });
    this.catalogue.take({ kind: 'banners', doc: { _id: bannerId, ...saved } });
    return this.shown(saved);
  }

  private shown(stored: Banner): Banner {
    return { ...stored, image: this.media.url(stored.image) };
  }

  private async read(session: ClientSession | null): Promise<Banner> {
    const stored = await this.banners.findById(bannerId).session(session).lean<BannerRecord>();
    if (!stored) return noBanner;
    const { _id: _, ...rest } = stored;
    return rest;
  }
}
