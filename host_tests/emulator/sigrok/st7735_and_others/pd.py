"""sigrok's decoder of the ST7735, which continues after a command that only other controllers know; the original stops there."""
import collections

from st7735 import pd

pd.META = collections.defaultdict(lambda: None, pd.META)


class Decoder(pd.Decoder):
    id = "st7735_and_others"
    name = "ST7735+"
    longname = "ST7735 and its relatives"
