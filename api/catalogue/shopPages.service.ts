import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { ShopPageName } from '../../contract/codes.js';
import { messages as english, type Messages } from '../../contract/messages/en.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { storedShopPage } from '../../contract/shopPages.js';
import { fillShopPage, shopPageValues } from '../../contract/shopPageText.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { refuseStale } from '../common/refuseStale.js';
import { CONFIG, type Config } from '../config/config.js';
import { CatalogueProjectionService } from './catalogueProjection.service.js';
import type { ShopPageRecord } from './shopPage.schema.js';

type Stored = Outcome<'shop', 'storedPage'>['data'];

const asLogged = (stored: ShopPageRecord) => ({ ...stored, name: english.ui.site.pages[stored._id] });

const shown = ({ _id: page, body, bodyHindi, revision }: ShopPageRecord): Stored => ({
  page,
  body,
  bodyHindi,
  revision,
  defaults: { body: english.shopPages[page], bodyHindi: hindi.shopPages[page] },
});

/** Reads and saves the texts of the shop's pages, such as Help and Terms. Pages read them from the projection. */
@Injectable()
export class ShopPagesService {
  constructor(
    private readonly audit: AuditLogService,
    @InjectModel('ShopPage') private readonly pages: Model<ShopPageRecord>,
    private readonly catalogue: CatalogueProjectionService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the text of a page in a language, filled in from the shop's settings. */
  text(page: ShopPageName, messages: Messages): string {
    const stored = this.catalogue.state.shopPage(page);
    const isHindi = messages.language === hindi.language;
    const template = (isHindi && stored?.bodyHindi) || stored?.body || messages.shopPages[page];
    return fillShopPage(template, this.values(messages));
  }

  /** Returns a page as it is stored now. */
  async stored(page: ShopPageName): Promise<Stored> {
    return shown(await this.read(page, null));
  }

  /** @throws DomainError `staleRevision` with the current texts */
  async save(by: Author, { page, revision, ...texts }: ParsedBody<'shop', 'updatePage'>): Promise<Stored> {
    const saved = await this.audit.write(by, 'shop.updatePage', async (session, tell) => {
      const before = await this.read(page, session);
      refuseStale(storedShopPage, shown(before), revision);
      const after = { _id: page, ...texts, revision: before.revision + 1 };
      await this.pages.replaceOne({ _id: page }, after, { upsert: true, session });
      tell({ before: asLogged(before), after: asLogged(after) });
      return after;
    });
    this.catalogue.take({ kind: 'shoppages', doc: saved });
    return shown(saved);
  }

  private values({ ui }: Messages) {
    return shopPageValues(ui.site.name, {
      legalName: this.config.SHOP_LEGAL_NAME,
      address: this.config.SHOP_ADDRESS,
      email: this.config.SHOP_EMAIL,
      phone: this.config.SHOP_PHONE,
      grievanceContact: this.config.SHOP_GRIEVANCE_CONTACT,
      gstin: this.config.SHOP_GSTIN,
      fssai: this.config.SHOP_FSSAI,
    });
  }

  private async read(page: ShopPageName, session: ClientSession | null): Promise<ShopPageRecord> {
    const stored = await this.pages.findById(page).session(session).lean<ShopPageRecord>();
    return stored ?? { _id: page, body: '', bodyHindi: '', revision: 0 };
  }
}
