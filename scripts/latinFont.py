"""Makes ui/theme/anekLatin.woff2: the letters, digits and signs of a shop, and the rupee sign, in weights 400 to 750.

Run in the repository after npm ci: pip install fonttools==4.68.0 brotli==1.2.1 && python3 scripts/latinFont.py
The characters and weights are repeated in ui/theme/latin.css.
"""

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FILES = 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-{}-wght-normal.woff2'
UNUSED = r'$<=>[\]^_`{|}~'
CHARACTERS = {chr(code) for code in range(0x20, 0x7F)} - set(UNUSED) | set('\u00a0\u200b©°·½×é–—‘’“”•…₹−')

font = TTFont(FILES.format('latin'), lazy=False, recalcTimestamp=False)
extended = TTFont(FILES.format('latin-ext'))
rupee = extended.getBestCmap()[ord('₹')]
font['gvar'].variations[rupee] = extended['gvar'].variations[rupee]
font['hmtx'].metrics[rupee] = extended['hmtx'].metrics[rupee]
font['glyf'][rupee] = extended['glyf'][rupee]
font.setGlyphOrder(font['glyf'].glyphOrder)
for table in font['cmap'].tables:
    table.cmap[ord('₹')] = rupee
del font['HVAR']  # gvar has the same widths

options = Options()
options.layout_features = ['kern', 'liga', 'rvrn', 'tnum']
options.name_IDs = [*options.name_IDs, 14]  # the address of the licence
subsetter = Subsetter(options)
subsetter.populate(text=''.join(CHARACTERS))
subsetter.subset(font)

font = instantiateVariableFont(font, {'wght': (400, 500, 750)})

VISIBLE = 60  # of 2,000 units, 0.45 px at 15 px: smaller pairs are not worth their bytes
for table in (table for lookup in font['GPOS'].table.LookupList.Lookup for table in lookup.SubTable):
    if table.Format == 1:
        for glyph in table.PairSet:
            glyph.PairValueRecord = [pair for pair in glyph.PairValueRecord if abs(pair.Value1.XAdvance) >= VISIBLE]
            glyph.PairValueCount = len(glyph.PairValueRecord)
        pairs = [pair for glyph in table.PairSet for pair in glyph.PairValueRecord]
    else:
        pairs = [pair for first in table.Class1Record for pair in first.Class2Record if pair.Value1]
        for pair in pairs:
            if abs(pair.Value1.XAdvance) < VISIBLE:
                pair.Value1.XAdvance = 0
    # one kerning for all weights: its changes with the weight would be 2 kB
    table.ValueFormat1 &= ~0xF0
    for pair in pairs:
        vars(pair.Value1).pop('XAdvDevice', None)
font['GDEF'].table.VarStore = None

font.flavor = 'woff2'
font.save('ui/theme/anekLatin.woff2')
