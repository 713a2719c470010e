"""Read by sigrok: SIGROKDECODE_DIR names the folder above."""
from .pd import Decoder
